import { announcementPath } from '#contract/paths.ts';
import type { FullAnnouncement } from '#web/api/announcement-detail.ts';
import { organization, type Thing } from './structured-data.ts';

/** The structured data of a published announcement: the company and the notice, never a contact person. */
export const legalNotice = (announcement: FullAnnouncement, publicUrl: string): Thing => {
  const url = `${publicUrl}${announcementPath(announcement)}`;
  return {
    '@type': 'Article',
    '@id': url,
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    headline: announcement.title,
    identifier: announcement.reference,
    genre: 'Annonce légale',
    articleSection: announcement.typeLabel,
    datePublished: announcement.publishedAt,
    inLanguage: 'fr',
    isAccessibleForFree: true,
    author: { '@id': `${publicUrl}/#organisation` },
    publisher: organization(publicUrl),
    contentLocation: { '@type': 'AdministrativeArea', name: announcement.department },
    about: {
      '@type': 'Organization',
      legalName: announcement.companyName,
      ...(announcement.siret && { taxID: announcement.siret }),
      ...(announcement.address && { address: announcement.address }),
    },
    ...(announcement.corrects && {
      isBasedOn: { '@type': 'Article', '@id': `${publicUrl}${announcement.corrects.path}` },
    }),
  };
};

type Question = { readonly question: string; readonly answer: string };

export const faqPage = (questions: readonly Question[]): Thing => ({
  '@type': 'FAQPage',
  inLanguage: 'fr',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
