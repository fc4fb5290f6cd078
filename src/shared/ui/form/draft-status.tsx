import { Text } from '@mantine/core'
import classes from './draft-status.module.css'
import type { Draft, DraftState } from './use-draft'

type DraftStatusProps = {
  draft: Draft
  sentences: Partial<Record<DraftState, string>>
}

/**
 * Whether what was typed so far would survive a closed app. While something is not on disk yet the line says that
 * instead, to the eye alone: heard at each pause of the typing it would be a nuisance.
 */
export function DraftStatus({ draft: { state, pending }, sentences }: DraftStatusProps) {
  const sentence = sentences[state] ?? ''
  const saving = pending && sentence !== '' && state !== 'failed'
  return (
    <Text
      size="sm"
      c={state === 'failed' ? 'var(--mantine-color-error)' : 'dimmed'}
      component="div"
      className={classes.line}
    >
      <span role="status" className={saving ? classes.covered : undefined}>
        {sentence}
      </span>
      {saving && <span aria-hidden>Guardando lo que escribe…</span>}
    </Text>
  )
}
