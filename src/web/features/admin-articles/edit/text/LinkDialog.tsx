import type { Editor } from '@tiptap/core';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import styles from './dialogs.module.css';
import { linkAddress } from './link-address.ts';

type Props = { editor: Editor; onClose: () => void };

/** Sets the link of the selected text; without a selection, the URL itself is inserted. */
export const LinkDialog = ({ editor, onClose }: Props) => {
  const current = String(editor.getAttributes('link').href ?? '');
  const [typed, setTyped] = useState(current);
  const [refused, setRefused] = useState(false);
  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    // React events bubble from the dialog to the article's form, which must not be submitted.
    event.stopPropagation();
    const href = linkAddress(typed);
    if (!href) {
      setRefused(true);
      return;
    }
    const { empty } = editor.state.selection;
    if (empty && current === '')
      editor.commands.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] });
    else editor.chain().extendMarkRange('link').setLink({ href }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <Dialog open title="Lien" onClose={onClose} returnFocus={() => editor.view.dom}>
      <form className={styles.form} noValidate onSubmit={apply}>
        <Field
          dense
          label="Adresse du lien"
          inputMode="url"
          placeholder="https://"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={refused ? 'Saisissez une adresse, par exemple https://www.exemple.fr' : undefined}
        />
        <div className={styles.actions}>
          {current !== '' && (
            <Button variant="secondary" size="dense" icon="unlink" onClick={remove}>
              Retirer le lien
            </Button>
          )}
          <Button type="submit" size="dense">
            Appliquer
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
