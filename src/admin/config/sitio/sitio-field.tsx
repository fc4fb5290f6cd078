import type { ComponentProps, ReactNode } from 'react'
import classes from '@/admin/config/config.module.css'
import { CAMPO_WORDS } from '@/entities/sitio/module'
import type { CampoId } from '@/entities/sitio/sitio'
import { Button } from '@/shared/ui/control/button'
import { TextArea, TextField } from '@/shared/ui/form/fields'
import { UrlField } from '@/shared/ui/form/url-field'
import { Undo2 } from '@/shared/ui/icon/icons'
import type { SitioForm } from './use-sitio-form'

export const labelOf = (id: CampoId): string =>
  CAMPO_WORDS[id].charAt(0).toLocaleUpperCase('es') + CAMPO_WORDS[id].slice(1)

type BackProps = { name: string; text?: ReactNode; onBack: () => void }

/** Tells the usual value of a field, with a button that brings it back. */
export const Back = ({ name, text, onBack }: BackProps) => (
  <div className={classes.back}>
    {text && <p>{text}</p>}
    <Button
      variant="subtle"
      color="gray"
      leftSection={<Undo2 size={16} aria-hidden />}
      aria-label={`Volver a lo de siempre: ${name}`}
      onClick={onBack}
    >
      Volver a lo de siempre
    </Button>
  </div>
)

type SitioFieldProps = {
  site: SitioForm
  id: CampoId
  /** A text of several lines. */
  rows?: number
  url?: boolean
} & Pick<ComponentProps<typeof TextField>, 'description' | 'placeholder' | 'type' | 'inputMode'>

/** One line or text of the site. */
export function SitioField({ site, id, rows, url, ...rest }: SitioFieldProps) {
  const { form } = site.scope
  const constant = site.siempre[id]
  const label = labelOf(id)
  const shared = { label, description: rest.description, ...form.getInputProps(id) }
  return (
    <div>
      {rows ? (
        <TextArea rows={rows} {...shared} />
      ) : url ? (
        <UrlField {...shared} />
      ) : (
        <TextField {...rest} {...shared} />
      )}
      {form.values[id] !== constant && (
        <Back
          name={label}
          text={constant ? `De siempre: «${constant}»` : undefined}
          onBack={() => form.setFieldValue(id, constant as never)}
        />
      )}
    </div>
  )
}
