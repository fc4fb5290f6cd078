import { type DragEvent, type ReactNode, useState } from 'react'
import { Sheet } from '@/shared/ui/box/sheet'
import classes from './drop-zone.module.css'

type DropZoneProps = { onFiles: (files: File[]) => void; children: ReactNode }

/** A frame that accepts dropped files and shows when some are held over it. */
export function DropZone({ onFiles, children }: DropZoneProps) {
  const [over, setOver] = useState(false)
  const follow = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
    if (event.type === 'drop') onFiles([...event.dataTransfer.files])
  }
  return (
    <Sheet
      className={classes.zone}
      data-over={over || undefined}
      onDragOver={follow}
      onDragLeave={follow}
      onDrop={follow}
    >
      {children}
    </Sheet>
  )
}
