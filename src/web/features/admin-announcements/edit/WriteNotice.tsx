import { useEffect, useRef } from 'react';
import { Banner } from '#web/ui/Banner.tsx';
import styles from './AnnouncementEditor.module.css';
import type { useAnnouncementWrites } from './use-announcement-writes.ts';

type Props = { writes: Pick<ReturnType<typeof useAnnouncementWrites>, 'notice' | 'setNotice'> };

/** The result of a write. Scrolled to, so that an editor who saves from the middle of a long form sees it. */
export const WriteNotice = ({ writes: { notice, setNotice } }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice) box.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [notice]);
  return notice ? (
    <div ref={box} className={styles.notice}>
      <Banner tone={notice.tone} onClose={() => setNotice(undefined)}>
        {notice.text}
      </Banner>
    </div>
  ) : null;
};
