import type { ComponentProps } from 'react'
import { TextField } from '@/shared/ui/form/fields'

/** A one-time code, in sight: it is copied from a message or told by telephone. */
export const CodeField = (props: Omit<ComponentProps<typeof TextField>, 'label'>) => (
  <TextField
    label="Código"
    description="En minúsculas o mayúsculas, con espacios o sin ellos."
    autoComplete="one-time-code"
    autoCapitalize="characters"
    autoCorrect="off"
    spellCheck={false}
    {...props}
  />
)
