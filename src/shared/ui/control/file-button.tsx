import { type ComponentProps, useRef } from 'react'
import { Button } from './button'

type FileButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  /** Names the hidden input that takes the files. */
  label: string
  accept?: string
  multiple?: boolean
  onFiles: (files: File[]) => void
}

/** A button that opens the system's file chooser; the same file can be chosen again. */
export function FileButton({ label, accept, multiple, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <Button variant="default" {...button} onClick={() => input.current?.click()} />
    </>
  )
}
