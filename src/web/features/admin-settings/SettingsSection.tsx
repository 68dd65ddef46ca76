import type { SettingsState } from '#contract/admin-settings.ts';
import type { SettingField, SettingSection } from '#contract/settings.fr.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Habilitations } from './Habilitations.tsx';
import styles from './SettingsPage.module.css';
import type { Settings } from './use-settings.ts';

type Props = { section: SettingSection; state: SettingsState; settings: Settings; writable: boolean };

/** The settings of one subject, saved together. */
export const SettingsSection = ({ section: { id, title, intro, fields }, ...props }: Props) => {
  const { settings, writable } = props;
  const names = fields.map(({ name }) => name);
  const changed = settings.changedOf(names);
  const notice = settings.notices[id];
  const save = () =>
    settings.write(
      id,
      (api, version) =>
        api.put('/admin/settings', {
          body: {
            version,
            values: Object.fromEntries(changed.map((name) => [name, settings.valueOf(name)])),
          },
        }),
      changed,
    );
  return (
    <div id={id} className={styles.anchor}>
      <Panel title={title}>
        <p className={styles.intro}>{intro}</p>
        <form
          className={styles.form}
          noValidate
          aria-label={title}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          {fields.map((field) => (
            <OneSetting key={field.name} section={id} field={field} {...props} />
          ))}
          {notice && (
            <Banner tone={notice.tone} onClose={settings.dismiss}>
              {notice.text}
            </Banner>
          )}
          {writable && (
            <div className={styles.actions}>
              <Button
                type="submit"
                size="dense"
                icon="check"
                disabled={changed.length === 0}
                busy={settings.busy === id}
                busyText="Enregistrement..."
                aria-label={`Enregistrer : ${title}`}
              >
                Enregistrer
              </Button>
              {changed.length > 0 && (
                <Button size="dense" variant="text" onClick={() => settings.reset(names)}>
                  Annuler ma saisie
                </Button>
              )}
            </div>
          )}
        </form>
      </Panel>
    </div>
  );
};

type OneProps = Omit<Props, 'section'> & { section: string; field: SettingField };

const OneSetting = (props: OneProps) => {
  const { field, state, settings, writable } = props;
  const { name, kind = 'text' } = field;
  const isFixed = state.values[name]?.source === 'environment';
  const value = settings.valueOf(name);
  const shared = {
    id: name,
    dense: true,
    label: field.label,
    ...(field.hint && { hint: field.hint }),
    disabled: isFixed || !writable,
    error: settings.errors[name],
    warning: settings.meanwhile[name] === undefined ? undefined : meanwhileText(settings.meanwhile[name]),
    note: isFixed ? `Fixé par la variable ${name}.` : noteOf(field, value),
  };
  switch (kind) {
    case 'secret':
      return <Secret {...props} shared={shared} isFixed={isFixed} />;
    case 'habilitations':
      return (
        <Habilitations
          {...props}
          value={value}
          disabled={shared.disabled}
          error={shared.error}
          note={isFixed ? shared.note : shared.warning}
        />
      );
    case 'choice':
      return (
        <Field
          as="select"
          {...shared}
          value={value || field.fallback}
          onChange={({ target }) => settings.type(name, target.value)}
        >
          {field.choices?.map(([choice, label]) => (
            <option key={choice} value={choice}>
              {label}
            </option>
          ))}
        </Field>
      );
    case 'lines':
      return (
        <Field
          as="textarea"
          {...shared}
          rows={5}
          value={linesOf(value)}
          onChange={({ target }) => settings.type(name, target.value.replaceAll('\n', ' | '))}
        />
      );
    default:
      return (
        <Field
          {...shared}
          autoComplete="off"
          value={value}
          onChange={({ target }) => settings.type(name, target.value)}
        />
      );
  }
};

const linesOf = (value: string): string => value.replace(/ ?\| ?/g, '\n');

const meanwhileText = (value: string): string =>
  value === '' ? 'Vidé entre-temps par un autre.' : `Enregistré entre-temps par un autre : ${value}`;

/** What is used while nothing is set; a choice always shows its own. */
const noteOf = ({ kind, fallback }: SettingField, value: string): string | undefined =>
  kind !== 'choice' && fallback !== undefined && value === '' ? `Sans réglage : ${fallback}` : undefined;

type SharedProps = {
  id: string;
  label: string;
  disabled: boolean;
  error: string | undefined;
  note: string | undefined;
};
type SecretProps = OneProps & { shared: SharedProps; isFixed: boolean };

/** A secret is typed, never shown: only whether there is one is known. */
const Secret = ({
  section,
  field: { name, label },
  state,
  settings,
  writable,
  shared,
  isFixed,
}: SecretProps) => {
  const isStored = state.values[name]?.source === 'stored';
  const remove = () =>
    settings.write(
      section,
      (api, version) => api.put('/admin/settings', { body: { version, values: { [name]: '' } } }),
      [name],
    );
  return (
    <div className={styles.secret}>
      <Field
        {...shared}
        as="input"
        type="password"
        autoComplete="new-password"
        spellCheck={false}
        value={settings.typed[name] ?? ''}
        placeholder={isStored || isFixed ? '••••••••••••' : undefined}
        note={
          shared.note ?? (isStored ? 'Enregistrée. Saisissez-en une autre pour la remplacer.' : undefined)
        }
        onChange={({ target }) => settings.type(name, target.value)}
      />
      {isStored && writable && (
        <div>
          <Button size="dense" variant="secondary" onClick={() => void remove()}>
            Effacer : {label}
          </Button>
        </div>
      )}
    </div>
  );
};
