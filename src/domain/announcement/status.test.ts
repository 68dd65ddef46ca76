import { describe, expect, it } from 'vitest';
import {
  announcementStatuses,
  bucketLabels,
  bucketOf,
  paymentStatuses,
  paymentStatusLabel,
  statusBuckets,
  statusesOfBucket,
  statusLabel,
} from './status.ts';

describe('status buckets', () => {
  it.each([
    { status: 'draft', badge: 'Brouillon' },
    { status: 'pending', badge: 'En attente' },
    { status: 'pending_payment', badge: 'Autre' },
    { status: 'payment_failed', badge: 'Autre' },
    { status: 'paid', badge: 'En attente' },
    { status: 'approved', badge: 'Autre' },
    { status: 'published', badge: 'Publié' },
    { status: 'rejected', badge: 'Rejeté' },
    { status: 'refunded', badge: 'Autre' },
  ] as const)('$status has the badge $badge', ({ status, badge }) => {
    expect(bucketLabels[bucketOf(status)]).toBe(badge);
  });

  it('contain each of the nine statuses once', () => {
    expect(statusBuckets.flatMap(statusesOfBucket).toSorted()).toEqual(announcementStatuses.toSorted());
  });
});

describe('status labels', () => {
  it.each([
    ['pending', 'En attente'],
    ['pending_payment', 'En attente de paiement'],
    ['payment_failed', 'Paiement échoué'],
    ['paid', 'Payée'],
    ['approved', 'Approuvée'],
    ['published', 'Publiée'],
    ['rejected', 'Rejetée'],
    ['refunded', 'Remboursée'],
    ['draft', 'Statut inconnu'],
    ['toString', 'Statut inconnu'],
  ])('%s reads « %s »', (status, label) => {
    expect(statusLabel(status)).toBe(label);
  });

  it('name every payment status', () => {
    expect(paymentStatuses.map(paymentStatusLabel)).toEqual([
      'En attente',
      'En cours de traitement',
      'Complété',
      'Échoué',
      'Remboursé',
    ]);
    expect(paymentStatusLabel('other')).toBe('Statut inconnu');
  });
});
