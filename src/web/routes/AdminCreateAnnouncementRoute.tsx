import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { EditAnnouncementPage } from '#web/features/admin-announcements/edit/EditAnnouncementPage.tsx';
import { readOpened } from '#web/features/admin-announcements/edit/load-editor.ts';

export const AdminCreateAnnouncementRoute = () => {
  const [query] = useSearchParams();
  const opened = useMemo(() => readOpened(query), [query]);
  return <EditAnnouncementPage key={query.toString()} opened={opened} />;
};
