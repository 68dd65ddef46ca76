import type { Editor } from '@tiptap/core';
import type { IconName } from '#web/ui/Icon.tsx';

/** A button of the editor's toolbar. */
export type Tool = {
  label: string;
  /** Its label: an icon, or two or three letters (« H2 »). */
  icon: IconName | { text: string };
  /** A separator is drawn before it. */
  opensGroup?: true;
  /** Absent for an action that has no on/off state. */
  isOn?: (editor: Editor) => boolean;
  use: (editor: Editor) => void;
};
