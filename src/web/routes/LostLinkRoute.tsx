import { useSearchParams } from 'react-router';
import { PageHead } from '#web/document/PageHead.tsx';
import { LostLink } from '#web/features/tracking/LostLink.tsx';

export const LostLinkRoute = () => (
  <>
    <PageHead title="Suivre une annonce — Parution" noIndex />
    <LostLink reference={(useSearchParams()[0].get('reference') ?? '').slice(0, 20)} />
  </>
);
