import { Tooltip } from '@mantine/core'
import { useRef, useState } from 'react'
import { IconButton } from '@/shared/ui/control/icon-button'
import type { Icon } from '@/shared/ui/icon/icon'

type RowActionProps = {
  icon: Icon
  verb: string
  record: string
  danger?: boolean
  onClick: () => void
}

/**
 * A row's button, named `<verb> <record>` (contract §4). A page has hundreds, so only the one under the pointer has a
 * tooltip. `data-row-action` is where the arrow keys go (`usePanelKeys`).
 */
export function RowAction({ icon, verb, record, danger, onClick }: RowActionProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [pointed, setPointed] = useState(false)
  return (
    <>
      <IconButton
        ref={button}
        icon={icon}
        danger={danger}
        data-row-action
        aria-label={`${verb} ${record}`}
        onClick={onClick}
        onMouseEnter={() => setPointed(true)}
        onMouseLeave={() => setPointed(false)}
      />
      {pointed && <Tooltip target={button} label={verb} />}
    </>
  )
}
