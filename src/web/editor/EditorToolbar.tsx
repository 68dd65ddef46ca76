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
  const active = useEditorState({
    editor,
    selector: (state) => tools.map((tool) => tool.isOn?.(state.editor) ?? false),
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
          {tool.opensGroup && <span className={styles.rule} />}
          <button
            type="button"
            className={styles.tool}
            data-text={typeof tool.icon === 'object' || undefined}
            title={tool.label}
            aria-label={tool.label}
            aria-pressed={tool.isOn && active[index]}
            tabIndex={index === reached ? 0 : -1}
            disabled={disabled}
            onFocus={() => setReached(index)}
            // Prevents the toolbar from taking the focus: the tool applies to the text's selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => tool.use(editor)}
          >
            {typeof tool.icon === 'string' ? <Icon name={tool.icon} size={20} /> : tool.icon.text}
          </button>
        </Fragment>
      ))}
    </div>
  );
};

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
