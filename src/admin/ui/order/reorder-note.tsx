import { GripVertical } from '@/admin/ui/icon/icons'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Text } from '@/shared/ui/text/text'
import classes from './reorder-note.module.css'

type ReorderNoteProps = {
  /** Given while a column sorts the list, which rules out ordering by hand. */
  onUnsort?: (() => void) | undefined
  /** The last move in words, for screen readers. */
  said: string
}

/** Explains how to order by hand, or why that is not possible now; announces each move. */
export function ReorderNote({ onUnsort, said }: ReorderNoteProps) {
  return (
    <Group gap="xs" className={classes.note}>
      <Text size="sm" dimmed>
        {onUnsort ? (
          'La tabla está ordenada por una columna.'
        ) : (
          <>
            Para cambiar el orden, arrastre{' '}
            <GripVertical size={16} aria-label="el asa" className={classes.grip} />{' '}
            <span className={classes.keys}>o use las flechas ↑ ↓ sobre ella.</span>
            <span className={classes.finger}>con el dedo.</span>
          </>
        )}
      </Text>
      {onUnsort && (
        <Button variant="subtle" onClick={onUnsort}>
          Volver al orden a mano
        </Button>
      )}
      <p className="solo-lectores" role="status">
        {said}
      </p>
    </Group>
  )
}
