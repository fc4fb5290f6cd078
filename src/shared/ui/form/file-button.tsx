import { type ReactNode, useRef } from 'react'

type FileButtonProps = {
  /** Names the hidden input. */
  label: string
  accept?: string
  multiple?: boolean
  /** All files of a folder, where the browser can choose one. */
  folder?: boolean
  /** A phone opens its rear camera instead of its files. */
  camera?: boolean | undefined
  /** At least one; the same file may be chosen again. */
  onFiles: (files: File[]) => void
  /** Draws the button that opens the choice. */
  children: (open: () => void) => ReactNode
}

/** A button of any look that opens the browser's choice of files. */
export function FileButton({ label, accept, multiple, folder, camera, onFiles, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        aria-label={label}
        accept={accept}
        multiple={multiple || folder}
        {...(folder && { webkitdirectory: '' })}
        {...(camera && { capture: 'environment' })}
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
