import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { Button } from '@/shared/ui/control/button'
import classes from './contacto-section.module.css'

const FIELDS = [
  { label: 'Nombre completo', type: 'text', autoComplete: 'name' },
  { label: 'Correo electrónico', type: 'email', autoComplete: 'email' },
  { label: 'Asunto', type: 'text', autoComplete: 'off' },
]

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

/** A form for display only (spec §2.3, 7); it says so, and links to the real one. */
export function SampleForm() {
  const note = useId()
  return (
    <div className={classes.form}>
      <h3>Escríbanos</h3>
      <p id={note}>
        Este formulario es solo una muestra. Para escribirnos abra la página de{' '}
        <Link to="/contacto">Contacto</Link> o llame por teléfono.
      </p>
      {FIELDS.map(({ label, type, autoComplete }) => (
        <Field key={label} label={label}>
          {(id) => <input id={id} type={type} autoComplete={autoComplete} />}
        </Field>
      ))}
      <Field label="Mensaje">{(id) => <textarea id={id} rows={4} />}</Field>
      <Button type="button" size="md" aria-describedby={note}>
        Enviar Mensaje
      </Button>
    </div>
  )
}
