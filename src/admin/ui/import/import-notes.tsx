import type { ImportNote } from '@/shared/lib/file/import-result'
import { Callout } from '@/shared/ui/box/callout'
import { CircleAlert, TriangleAlert } from '@/shared/ui/icon/icons'
import classes from './import-modal.module.css'

/** Nobody reads more lines before going back to the file. */
const SHOWN = 200

type ImportNotesProps = { title: string; notes: readonly ImportNote[]; severe?: boolean }

/** One line for each error or warning about the file. */
export function ImportNotes({ title, notes, severe }: ImportNotesProps) {
  if (notes.length === 0) return null
  const Icon = severe ? CircleAlert : TriangleAlert
  return (
    <Callout color={severe ? 'red' : 'orange'} icon={<Icon aria-hidden />} title={title}>
      <ul className={classes.notes}>
        {notes.slice(0, SHOWN).map(({ sentence }) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {notes.length > SHOWN && <li>y {notes.length - SHOWN} más.</li>}
      </ul>
    </Callout>
  )
}
