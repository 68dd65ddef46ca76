import type { Editor } from '@tiptap/core';
import type { IconName } from '#web/ui/Icon.tsx';

/** A button of the editor's toolbar. */
export type Tool = {
  label: string;
  /** What it shows: a drawing, or two or three letters (« H2 »). */
  icon: IconName | { text: string };
  /** A hairline stands before it. */
  opensGroup?: true;
  /** Absent for what does something once instead of being on or off. */
  isOn?: (editor: Editor) => boolean;
  use: (editor: Editor) => void;
};
