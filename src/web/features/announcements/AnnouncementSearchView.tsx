import { lazy, Suspense } from 'react';
import { paths } from '#contract/paths.ts';
import type { TypeChoice } from '#web/api/announcement-types.ts';
import { useHydrated } from '#web/navigation/use-hydrated.ts';
import { usePartialChange } from '#web/navigation/use-partial-change.ts';
import { useSite } from '#web/navigation/use-site.ts';
import { useSpinnerDelay } from '#web/navigation/use-spinner-delay.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Link } from '#web/ui/Link.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { PathButton } from '#web/ui/PathButton.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { AnnouncementCount } from './AnnouncementCount.tsx';
import { AnnouncementFilters } from './AnnouncementFilters.tsx';
import { AnnouncementResults } from './AnnouncementResults.tsx';
import styles from './AnnouncementSearchView.module.css';
import { Faq } from './Faq.tsx';
import { LinkedAnnouncement } from './LinkedAnnouncement.tsx';
import type { AnnouncementResults as Results } from './load-announcements.ts';
import { PaymentFailure } from './PaymentFailure.tsx';
import { searchHref } from './search-address.ts';
import { submissionHref } from './search-parameters.ts';
import { TariffNotice } from './TariffNotice.tsx';
import { useOpenedAnnouncement } from './use-opened-announcement.ts';
import { WaitingDraft } from './WaitingDraft.tsx';

const AnnouncementModal = lazy(async () => ({
  default: (await import('./AnnouncementModal.tsx')).AnnouncementModal,
}));

type Props = Results & {
  types: TypeChoice[] | null;
  /** The visitor comes back from a failed payment. */
  paymentFailed: boolean;
};

export const AnnouncementSearchView = ({ types, paymentFailed, ...results }: Props) => {
  const { search, page, found, failed, linked } = results;
  const tariff = useSite()?.tariff;
  const hydrated = useHydrated();
  const showSpinner = useSpinnerDelay(usePartialChange() ? 'results' : undefined);
  const { opened, missing, open, close } = useOpenedAnnouncement(results);
  const publish = submissionHref(searchHref(search, page));
  return (
    <>
      {paymentFailed && <PaymentFailure />}
      <PageHeader
        title="Annonces légales"
        compact
        description="Consultez les avis publiés par les sociétés, partout en France, ou publiez le vôtre en quelques minutes."
        action={
          <div className={styles.ways}>
            <PathButton icon="pencil" to={publish}>
              Publier une annonce
            </PathButton>
            <Link to={paths.lostLink}>Suivre une annonce</Link>
          </div>
        }
      />
      {tariff !== undefined && <TariffNotice tariff={tariff} />}
      <div className={`wrap ${styles.page}`}>
        <WaitingDraft href={publish} />
        <AnnouncementFilters search={search} types={types} />
        {missing && (
          <div className={styles.missing}>
            <Banner tone="info">L'annonce demandée n'existe pas ou n'est plus publiée.</Banner>
          </div>
        )}
        {linked?.announcement && <LinkedAnnouncement announcement={linked.announcement} />}
        <AnnouncementCount search={search} page={page} found={found} failed={failed} />
        {showSpinner ? (
          <Spinner text="Chargement des annonces légales..." />
        ) : (
          <AnnouncementResults search={search} page={page} found={found} failed={failed} onDetails={open} />
        )}
        <Faq publishHref={publish} regulated={tariff !== undefined} />
      </div>
      {hydrated && opened && (
        <Suspense>
          <AnnouncementModal
            announcement={opened}
            onClose={close}
            returnFocus={() => controlOf(opened.slug)}
          />
        </Suspense>
      )}
    </>
  );
};

/** The button on the announcement's card, or the page's title if no card shows it. */
const controlOf = (slug: string): HTMLElement | null => {
  const button = document.querySelector<HTMLElement>(`[data-details="${CSS.escape(slug)}"]`);
  if (button) return button;
  const title = document.querySelector<HTMLElement>('main h1');
  title?.setAttribute('tabindex', '-1');
  return title;
};
