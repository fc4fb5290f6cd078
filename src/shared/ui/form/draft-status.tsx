import { Text } from '@/shared/ui/text/text'
import classes from './draft-status.module.css'
import type { Draft, DraftState } from './use-draft'

type DraftStatusProps = {
  draft: Draft
  sentences: Partial<Record<DraftState, string>>
}

/**
 * Says whether what was typed would survive a closed app. While something is not on disk yet, only the visible text
 * changes: a screen reader would announce it at each pause of the typing.
 */
export function DraftStatus({ draft: { state, pending }, sentences }: DraftStatusProps) {
  const sentence = sentences[state] ?? ''
  const saving = pending && sentence !== '' && state !== 'failed'
  return (
    <Text
      size="sm"
      component="div"
      dimmed={state !== 'failed'}
      className={state === 'failed' ? classes.failed : classes.line}
    >
      <span role="status" className={saving ? classes.covered : undefined}>
        {sentence}
      </span>
      {saving && <span aria-hidden>Guardando lo que escribe…</span>}
    </Text>
  )
}
