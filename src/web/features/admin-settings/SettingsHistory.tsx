import { useState } from 'react';
import type { SettingsState, SettingsVersion } from '#contract/admin-settings.ts';
import { shortDateTime } from '#contract/format.fr.ts';
import { labelOfSetting, settingsMessages } from '#contract/settings.fr.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Table } from '#web/ui/Table.tsx';
import styles from './SettingsPage.module.css';
import type { Settings } from './use-settings.ts';

const SECTION = 'versions';

type Props = { state: SettingsState; settings: Settings; writable: boolean };

/** Who changed what, and the way back. */
export const SettingsHistory = ({ state: { versions, version: current }, settings, writable }: Props) => {
  const [asked, setAsked] = useState<number>();
  const notice = settings.notices[SECTION];
  const restore = (version: number) =>
    settings.write(SECTION, (api, base) =>
      api.post('/admin/settings/versions/:version/restore', {
        params: { version: String(version) },
        body: { version: base },
      }),
    );
  return (
    <div id={SECTION} className={styles.anchor}>
      <Panel title="Versions précédentes">
        {notice && (
          <div className={styles.notice}>
            <Banner tone={notice.tone} onClose={settings.dismiss}>
              {notice.text}
            </Banner>
          </div>
        )}
        {versions.length === 0 ? (
          <p className={styles.quiet}>Rien n'a encore été enregistré ici.</p>
        ) : (
          <Table caption="Versions des réglages">
            <thead>
              <tr>
                <th scope="col">Version</th>
                <th scope="col">Changements</th>
                {writable && (
                  <th scope="col" data-align="end">
                    Actions
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {versions.map((row) => (
                <tr key={row.version}>
                  <th scope="row">
                    {row.version}
                    <span className={styles.who}>
                      {row.by ?? settingsMessages.someone}, le {shortDateTime(new Date(row.at))}
                    </span>
                  </th>
                  <td>
                    <Changes {...row} />
                  </td>
                  {writable && (
                    <td data-actions>
                      {row.version === current ? (
                        'En vigueur'
                      ) : (
                        <Button
                          size="dense"
                          variant="secondary"
                          disabled={settings.busy !== undefined}
                          aria-label={`Rétablir la version ${row.version}`}
                          onClick={() => setAsked(row.version)}
                        >
                          Rétablir
                        </Button>
                      )}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </Table>
        )}
        <ConfirmDialog
          open={asked !== undefined}
          title={`Rétablir la version ${asked ?? ''} ?`}
          confirmLabel="Rétablir cette version"
          onConfirm={() => {
            setAsked(undefined);
            if (asked !== undefined) void restore(asked);
          }}
          onCancel={() => setAsked(undefined)}
        >
          <p>
            Tous les réglages reprennent leurs valeurs de cette version, sauf les secrets, qui ne changent
            pas. La version d'aujourd'hui reste dans la liste.
          </p>
        </ConfirmDialog>
      </Panel>
    </div>
  );
};

const Changes = ({ changes, restored }: Pick<SettingsVersion, 'changes' | 'restored'>) => (
  <ul className={styles.changes}>
    {restored !== null && <li>Version {restored} rétablie</li>}
    {changes.map(({ name, before, after }) => (
      <li key={name}>
        <strong>{labelOfSetting(name)}</strong>
        {before === null || after === null ? ' : secret changé' : ` : ${shown(before)} → ${shown(after)}`}
      </li>
    ))}
  </ul>
);

const LONGEST = 200;

const shown = (value: string): string => {
  if (value === '') return 'rien';
  return value.length > LONGEST ? `« ${value.slice(0, LONGEST)}… »` : `« ${value} »`;
};
