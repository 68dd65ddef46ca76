import { useLocation } from 'react-router';
import type { AdminAnnouncementItem } from '#contract/admin-announcements.ts';
import { SelectAll } from '#web/back-office/SelectAll.tsx';
import { SortableHeader } from '#web/back-office/SortableHeader.tsx';
import type { Selection } from '#web/back-office/use-selection.ts';
import { ResumePill } from '#web/paging/ResumePill.tsx';
import { useMember } from '#web/session/permissions.ts';
import { Table } from '#web/ui/Table.tsx';
import { AnnouncementRow } from './AnnouncementRow.tsx';
import { sortColumns } from './ListFilters.tsx';
import { type ListState, listHref, refined } from './list-address.ts';

type Props = {
  announcements: readonly AdminAnnouncementItem[];
  busy: boolean;
  selection: Selection;
  state: ListState;
  onDelete: (announcement: AdminAnnouncementItem) => void;
};

export const AnnouncementTable = ({ announcements, busy, selection, state, onDelete }: Props) => {
  const { key } = useLocation();
  const member = useMember();
  const columns = sortColumns.filter(({ column }) => column === 'title' || !state.hidden.includes(column));
  return (
    <>
      <ResumePill items={announcements} resetKey={key} what="l'annonce" />
      <Table caption="Annonces légales" busy={busy}>
        <thead>
          <tr>
            {member.may('announcements.review') && <SelectAll rows={announcements} selection={selection} />}
            {columns.map((column) => (
              <SortableHeader
                key={column.column}
                {...column}
                sorting={state.sorting}
                hrefOf={(sorting) => listHref(refined(state, { sorting }))}
              />
            ))}
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
              hidden={state.hidden}
              writable={member.may('announcements.write')}
              decidable={member.may('announcements.review')}
              showContact={state.dossier !== ''}
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
