import { expect, it } from 'vitest';
import { faqPage, legalNotice } from './announcement-data.ts';

const announcement = {
  id: '1',
  slug: 'lumen',
  title: 'Transfert de siège',
  typeLabel: 'Transfert de siège',
  otherTypes: '',
  family: 'modification',
  companyName: 'ATELIER LUMEN',
  companyForm: 'SARL',
  capital: null,
  address: '1 rue de la Paix',
  city: 'Paris',
  department: '75 - Paris',
  siret: '123 456 789 01234',
  rcs: null,
  contentHtml: '<p>Texte</p>',
  contentIsCut: false,
  publicationDate: '14/11/2026',
  contact: 'Ada Martin - ada@exemple.fr',
  reference: 'AL-123456',
  publishedAt: '2026-11-14T08:00:00.000Z',
  publishedOn: '14 novembre 2026',
  corrects: {
    path: '/annonces-legales/annonce/avant',
    title: '',
    typeLabel: '',
    reference: '',
    publicationDate: '',
  },
  correctedBy: [],
};

it('describes a notice without its contact person', () => {
  const notice = legalNotice(announcement, 'https://parution.test');
  expect(notice).toMatchObject({
    '@id': 'https://parution.test/annonces-legales/annonce/lumen',
    identifier: 'AL-123456',
    datePublished: '2026-11-14T08:00:00.000Z',
    about: { legalName: 'ATELIER LUMEN', taxID: '123 456 789 01234' },
    isBasedOn: { '@id': 'https://parution.test/annonces-legales/annonce/avant' },
  });
  expect(JSON.stringify(notice)).not.toContain('Ada');
});

it('lists the questions and their answers', () => {
  expect(faqPage([{ question: 'Pourquoi ?', answer: 'Parce que.' }])).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'Pourquoi ?', acceptedAnswer: { text: 'Parce que.' } }],
  });
});
