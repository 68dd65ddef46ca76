import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Fragment, type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './EditorToolbar.module.css';
import type { Tool } from './tool.ts';

type Props = { editor: Editor; tools: readonly Tool[]; controls: string; disabled: boolean };

/** One Tab stop; the arrows, Home and End move between tools. */
export const EditorToolbar = ({ editor, tools, controls, disabled }: Props) => {
  const bar = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(0);
  const states = useEditorState({
    editor,
    selector: (state) =>
      tools.map((tool) => ({
        on: tool.isOn?.(state.editor) ?? false,
        usable: tool.isUsable?.(state.editor) ?? true,
      })),
  });

  const move = (event: KeyboardEvent) => {
    const next = targetOf(event.key, reached, tools.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    setReached(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div
      ref={bar}
      className={styles.bar}
      role="toolbar"
      aria-label="Mise en forme"
      aria-controls={controls}
      onKeyDown={move}
    >
      {tools.map((tool, index) => (
        <Fragment key={tool.label}>
          {tool.opensRow && <span className={styles.row} />}
          {tool.opensGroup && <span className={styles.rule} />}
          <button
            type="button"
            className={styles.tool}
            data-text={(typeof tool.icon === 'object' && 'text' in tool.icon) || undefined}
            title={titleOf(tool)}
            aria-label={tool.label}
            aria-keyshortcuts={tool.shortcut?.replace('Mod', 'Control').replaceAll('-', '+')}
            aria-pressed={tool.isOn && states[index]?.on}
            aria-expanded={tool.isExpanded}
            // Not the disabled attribute: a button must not lose the focus because it was used once too often.
            aria-disabled={states[index]?.usable === false || undefined}
            tabIndex={index === reached ? 0 : -1}
            disabled={disabled}
            onFocus={() => setReached(index)}
            // Prevents the toolbar from taking the focus: the tool applies to the text's selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => states[index]?.usable !== false && tool.use(editor)}
          >
            <ToolLabel icon={tool.icon} />
          </button>
        </Fragment>
      ))}
    </div>
  );
};

const ToolLabel = ({ icon }: Pick<Tool, 'icon'>) =>
  typeof icon !== 'string' && 'text' in icon ? icon.text : <Icon name={icon} size={20} />;

const KEYS: readonly (readonly [RegExp, string])[] = [
  [/Mod-/, 'Ctrl+'],
  [/Shift-/, 'Maj+'],
  [/Alt-/, 'Alt+'],
  [/ArrowRight/, '→'],
  [/ArrowLeft/, '←'],
];

/** « Lien (Ctrl+K) » */
const titleOf = ({ label, shortcut }: Tool): string =>
  shortcut
    ? `${label} (${KEYS.reduce((keys, [name, shown]) => keys.replace(name, shown), shortcut).replace(/[a-z]$/, (key) => key.toUpperCase())})`
    : label;

const targetOf = (key: string, reached: number, last: number): number | undefined => {
  switch (key) {
    case 'ArrowRight':
      return reached === last ? 0 : reached + 1;
    case 'ArrowLeft':
      return reached === 0 ? last : reached - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
};
