import { describe, expect, it } from 'vitest';
import { mayChangeArticle, permissions, permissionsOf, rolesWith, teamRoles } from './team-roles.ts';

describe('the roles of the team', () => {
  it('lets the administrator do everything, and somebody besides read everything without a change', () => {
    expect(permissionsOf('administrator')).toEqual(permissions);
    expect(permissionsOf('observer')).toEqual(permissions.filter((name) => name.endsWith('.read')));
  });

  it.each([
    ['articles.publish', ['administrator', 'chief-editor']],
    ['articles.write', ['administrator', 'chief-editor', 'writer']],
    ['announcements.review', ['administrator', 'announcement-reviewer']],
    ['dossiers.read', ['administrator', 'announcement-reviewer', 'accountant', 'observer']],
    ['payments.refund', ['administrator', 'accountant']],
    ['tariffs.write', ['administrator', 'accountant']],
    ['privacy.manage', ['administrator']],
    ['team.manage', ['administrator']],
  ] as const)('%s belongs to %j', (permission, roles) => {
    expect(rolesWith(permission)).toEqual(roles);
  });

  it('gives nobody who reviews announcements or keeps the books a right on articles', () => {
    for (const role of ['announcement-reviewer', 'accountant'] as const)
      expect(permissionsOf(role).filter((name) => name.startsWith('articles.'))).toEqual([]);
  });

  it.each(teamRoles)('lets %s change the right articles', (role) => {
    const member = { id: 'ada', permissions: permissionsOf(role) };
    const may = (ownerId: string | null, status: string) => mayChangeArticle(member, { ownerId, status });
    const leads = role === 'administrator' || role === 'chief-editor';
    expect(may('ada', 'draft')).toBe(leads || role === 'writer');
    for (const others of [may('bob', 'draft'), may(null, 'draft'), may('ada', 'published')])
      expect(others).toBe(leads);
    expect(may('ada', 'scheduled')).toBe(leads);
  });
});
