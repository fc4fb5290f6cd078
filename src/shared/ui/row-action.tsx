import { ActionIcon, Tooltip } from '@mantine/core'
import type { LucideIcon } from 'lucide-react'
import { useRef, useState } from 'react'

type RowActionProps = { icon: LucideIcon; verb: string; record: string; color?: string; onClick: () => void }

/** A row's button, named `<verb> <record>` (contract §4). A page has hundreds, so only the one pointed at has a tooltip. */
export function RowAction({ icon: Icon, verb, record, color = 'gray', onClick }: RowActionProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [pointed, setPointed] = useState(false)
  return (
    <>
      <ActionIcon
        ref={button}
        variant="subtle"
        color={color}
        size={44}
        aria-label={`${verb} ${record}`}
        onClick={onClick}
        onMouseEnter={() => setPointed(true)}
        onMouseLeave={() => setPointed(false)}
      >
        <Icon size={20} aria-hidden />
      </ActionIcon>
      {pointed && <Tooltip target={button} label={verb} />}
    </>
  )
}
