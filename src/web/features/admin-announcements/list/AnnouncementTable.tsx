import { useLocation } from 'react-router';
import type { AdminAnnouncementItem } from '#contract/admin-announcements.ts';
import { SelectAll } from '#web/back-office/SelectAll.tsx';
import type { Selection } from '#web/back-office/use-selection.ts';
import { ResumePill } from '#web/paging/ResumePill.tsx';
import { Table } from '#web/ui/Table.tsx';
import { AnnouncementRow } from './AnnouncementRow.tsx';

type Props = {
  announcements: readonly AdminAnnouncementItem[];
  busy: boolean;
  selection: Selection;
  onDelete: (announcement: AdminAnnouncementItem) => void;
};

export const AnnouncementTable = ({ announcements, busy, selection, onDelete }: Props) => {
  const { key } = useLocation();
  return (
    <>
      <ResumePill items={announcements} resetKey={key} what="l'annonce" />
      <Table caption="Annonces légales" busy={busy}>
        <thead>
          <tr>
            <SelectAll rows={announcements} selection={selection} />
            <th scope="col">Titre</th>
            <th scope="col" data-wide>
              Société
            </th>
            <th scope="col" data-wide>
              Type d'annonce
            </th>
            <th scope="col" data-wide>
              Date de publication
            </th>
            <th scope="col">Statut</th>
            <th scope="col" data-align="end">
              Actions
            </th>
          </tr>
        </thead>
        <tbody>
          {announcements.map((announcement) => (
            <AnnouncementRow
              key={announcement.id}
              announcement={announcement}
              selected={selection.selected.has(announcement.id)}
              onToggle={() => selection.toggle(announcement.id)}
              onDelete={() => onDelete(announcement)}
            />
          ))}
        </tbody>
      </Table>
    </>
  );
};
