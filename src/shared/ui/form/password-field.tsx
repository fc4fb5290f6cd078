import { type ComponentProps, useState } from 'react'
import { TextField } from '@/shared/ui/form/fields'
import { Eye, EyeOff } from '@/shared/ui/icon/icons'

/** A password field with a button that shows its text: a long password is hard to type on a phone. */
export function PasswordField(props: ComponentProps<typeof TextField>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      action={
        <button
          type="button"
          aria-label="Mostrar u ocultar lo escrito"
          aria-pressed={shown}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} aria-hidden />
        </button>
      }
    />
  )
}
