import type { Editor } from '@tiptap/core';
import type { Drawing, IconName } from '#web/ui/Icon.tsx';

/** A button of the editor's toolbar. */
export type Tool = {
  label: string;
  /** Its label: an icon, or two or three letters (« H2 »). */
  icon: IconName | Drawing | { text: string };
  /** As the editor knows it: « Mod-k ». */
  shortcut?: string;
  /** A separator is drawn before it. */
  opensGroup?: true;
  /** It begins a new row. */
  opensRow?: true;
  /** Absent for an action that has no on/off state. */
  isOn?: (editor: Editor) => boolean;
  /** Whether it would do something here; absent for a tool that always does. */
  isUsable?: (editor: Editor) => boolean;
  /** Whether the tools that it shows are shown. */
  isExpanded?: boolean;
  use: (editor: Editor) => void;
};
