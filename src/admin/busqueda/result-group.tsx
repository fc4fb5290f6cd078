import { type MouseEvent, memo, useId } from 'react'
import classes from './busqueda.module.css'
import { markParts } from './find-records'
import type { Group, Hit } from './source'

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markParts(text, words).map((part) =>
    part.hit ? (
      <mark key={part.start} className={classes.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}

type ResultGroupProps = {
  group: Group
  words: readonly string[]
  /** Of this group; undefined where another has it. */
  current: Hit | undefined
  idOf: (hit: Hit) => string
  onOpen: (hit: Hit) => void
}

/** Keeps the focus in the text when an option is pressed. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/**
 * One module's results. Spotlight's own action drops its id, which `aria-activedescendant` needs. Memoized: lists that are
 * still being read, and arrows in another group, draw none again.
 */
export const ResultGroup = memo(function ResultGroup({
  group,
  words,
  current,
  idOf,
  onOpen,
}: ResultGroupProps) {
  const titleId = useId()
  const { title, hits, total } = group
  return (
    <fieldset aria-labelledby={titleId} className={classes.group}>
      <div id={titleId} className={classes.title}>
        {title}
        {total > hits.length && ` (${hits.length} de ${total})`}
      </div>
      {hits.map((hit) => (
        <button
          type="button"
          key={hit.key}
          id={idOf(hit)}
          role="option"
          aria-selected={hit === current}
          className={classes.option}
          tabIndex={-1}
          onMouseDown={keepFocus}
          onClick={() => onOpen(hit)}
        >
          <hit.icon size={20} aria-hidden className={classes.icon} />
          <span className={classes.words}>
            <span className={classes.label}>
              <Marked text={hit.label} words={words} />
            </span>
            {hit.detail && (
              <span className={classes.detail}>
                <Marked text={hit.detail} words={words} />
              </span>
            )}
          </span>
        </button>
      ))}
    </fieldset>
  )
})
