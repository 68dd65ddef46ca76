import type { AdminAnnouncementItem } from '#contract/admin-announcements.ts';
import { Table } from '#web/ui/Table.tsx';
import { Tick } from '#web/ui/Tick.tsx';
import { AnnouncementRow } from './AnnouncementRow.tsx';

type Props = {
  announcements: readonly AdminAnnouncementItem[];
  busy: boolean;
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  onDelete: (announcement: AdminAnnouncementItem) => void;
};

export const AnnouncementTable = ({ announcements, busy, selected, onSelect, onDelete }: Props) => {
  const all = announcements.length > 0 && announcements.every(({ id }) => selected.has(id));
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  return (
    <Table caption="Annonces légales" busy={busy}>
      <thead>
        <tr>
          <th scope="col" data-narrow>
            <Tick
              label="Tout sélectionner"
              hideLabel
              checked={all}
              partial={selected.size > 0 && !all}
              onChange={() => onSelect(new Set(all ? [] : announcements.map(({ id }) => id)))}
            />
          </th>
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
            selected={selected.has(announcement.id)}
            onToggle={() => toggle(announcement.id)}
            onDelete={() => onDelete(announcement)}
          />
        ))}
      </tbody>
    </Table>
  );
};
