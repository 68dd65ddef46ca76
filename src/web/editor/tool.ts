import type { ChainedCommands, Editor } from '@tiptap/core';
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

/**
 * What a tool does to the text, which has the focus again before the next key: Tiptap's own `focus` gives it back in the
 * next frame, and a key pressed before would press the tool once more.
 */
export const format =
  (change: (chain: ChainedCommands) => ChainedCommands) =>
  (editor: Editor): void => {
    const { view } = editor;
    const wasElsewhere = !view.hasFocus();
    view.focus();
    const changed = change(editor.chain());
    (wasElsewhere ? changed.scrollIntoView() : changed).run();
  };
