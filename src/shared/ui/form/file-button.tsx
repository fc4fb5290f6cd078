import { type ReactNode, useRef } from 'react'

type FileButtonProps = {
  /** Names the hidden input. */
  label: string
  accept?: string
  multiple?: boolean
  /** At least one; the same file may be chosen again. */
  onFiles: (files: File[]) => void
  /** Draws the button that opens the choice. */
  children: (open: () => void) => ReactNode
}

/** A button of any look that opens the browser's choice of files. */
export function FileButton({ label, accept, multiple, onFiles, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        aria-label={label}
        accept={accept}
        multiple={multiple}
        hidden
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      {children(() => input.current?.click())}
    </>
  )
}
