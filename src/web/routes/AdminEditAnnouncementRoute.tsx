import { useMemo } from 'react';
import { useParams } from 'react-router';
import { EditAnnouncementPage } from '#web/features/admin-announcements/edit/EditAnnouncementPage.tsx';

export const AdminEditAnnouncementRoute = () => {
  const { id = '' } = useParams();
  const opened = useMemo(() => ({ id }), [id]);
  return <EditAnnouncementPage key={id} opened={opened} />;
};
