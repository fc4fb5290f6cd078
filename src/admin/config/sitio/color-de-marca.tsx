import type { CSSProperties } from 'react'
import config from '@/admin/config/config.module.css'
import { COLOR_DE_SIEMPRE, SHADES, shadesOf } from '@/entities/sitio/marca'
import { colorFault } from '@/entities/sitio/sitio-form'
import { isColor } from '@/shared/lib/tint/color'
import { asColor } from '@/shared/lib/tint/contrast'
import { FieldRow } from '@/shared/ui/form/field'
import { TextField } from '@/shared/ui/form/fields'
import { Check } from '@/shared/ui/icon/icons'
import classes from './color-de-marca.module.css'
import { Back, labelOf } from './sitio-field'
import type { SitioForm } from './use-sitio-form'

/** White letters can be read on each, in both schemes. */
const SUGGESTED = [
  ['Rojo', '#b3261e'],
  ['Vino', '#7a1f3d'],
  ['Ladrillo', '#9a4313'],
  ['Verde', '#1e6b43'],
  ['Turquesa', '#0b6470'],
  ['Azul', '#1b4f8f'],
  ['Morado', '#5b3a8c'],
  ['Pizarra', '#39434d'],
] as const

const SCHEMES = [
  ['light', 'Tema claro'],
  ['dark', 'Tema oscuro'],
] as const

/** Without a colour the samples show the usual ones, even while the page itself has a colour of its own. */
const worn = (color: string): CSSProperties =>
  (shadesOf(color) ?? Object.fromEntries(SHADES.map((name) => [name, 'initial']))) as CSSProperties

function Samples({ color }: { color: string }) {
  return (
    <div className={classes.samples}>
      {SCHEMES.map(([scheme, label]) => (
        <figure key={scheme} className={classes.sample} data-scheme={scheme} style={worn(color)}>
          <div className={classes.page}>
            <b>{label}</b>
            <span>Así se leen los títulos pequeños y las cifras.</span>
          </div>
          <figcaption className={classes.foot}>Y así el pie de página.</figcaption>
        </figure>
      ))}
    </div>
  )
}

function saying(color: string, fault: string | undefined): string {
  if (fault) return 'Este color no se puede guardar.'
  return isColor(color) ? 'Este color se lee bien en los dos temas.' : 'Quedan los colores de siempre.'
}

/** The brigade's colour: one of the suggested ones, one from the palette, or one by its code. */
export function ColorDeMarca({ site }: { site: SitioForm }) {
  const { form } = site.scope
  const { error, ...input } = form.getInputProps('color')
  const color = asColor(form.values.color)
  const fault = colorFault(color)
  const choose = (chosen: string) => form.setFieldValue('color', chosen)
  return (
    <>
      <p className={config.hint}>
        Pinta la franja del encabezado, el pie y las cabeceras de las páginas, los títulos pequeños y la barra
        del teléfono. El rojo sigue siendo de las emergencias y de los botones principales.
      </p>
      <ul className={classes.suggested} aria-label="Colores que se leen bien">
        {SUGGESTED.map(([name, value]) => (
          <li key={value}>
            <button
              type="button"
              aria-pressed={color === value}
              style={{ '--chosen': value } as CSSProperties}
              onClick={() => choose(value)}
            >
              {color === value && <Check size={18} aria-hidden />}
              {name}
            </button>
          </li>
        ))}
      </ul>
      <FieldRow>
        <TextField
          label={labelOf('color')}
          description="El código de su color. Vacío: los colores de siempre."
          placeholder="#1e6b43"
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          error={fault ?? error}
          onBlur={() => choose(asColor(form.values.color))}
        />
        <TextField
          type="color"
          label="Buscar en la paleta"
          description="Elija a ojo: el código se escribe solo."
          value={isColor(color) ? color : COLOR_DE_SIEMPRE.toLowerCase()}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      </FieldRow>
      <Samples color={color} />
      <p className={config.hint} role="status">
        {saying(color, fault)}
      </p>
      {form.values.color !== site.siempre.color && (
        <Back name={labelOf('color')} onBack={() => choose(site.siempre.color)} />
      )}
    </>
  )
}
