import type { ReactNode } from 'react'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Save } from '@/shared/ui/icon/icons'
import { useFoot } from '@/shared/ui/overlay/use-overlay'
import classes from './save-bar.module.css'

type SaveBarProps = {
  /** The button's words. */
  save: string
  busy: boolean
  /** Missing where nothing was changed. */
  onDiscard: (() => void) | undefined
  /** What is said of the words that wait. */
  children: ReactNode
}

/** The foot of a form that is a page: it stays in view, so that a long form is saved from anywhere. */
export function SaveBar({ save, busy, onDiscard, children }: SaveBarProps) {
  const foot = useFoot()
  return (
    <Group apart gap="sm" className={classes.bar} ref={foot}>
      {children}
      <Group gap="xs" className={classes.buttons}>
        {onDiscard && (
          <Button variant="default" onClick={onDiscard}>
            Descartar
          </Button>
        )}
        <Button type="submit" loading={busy} leftSection={<Save size={18} aria-hidden />}>
          {save}
        </Button>
      </Group>
    </Group>
  )
}
