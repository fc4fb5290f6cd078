import { useState } from 'react'
import { readPreferences, setPreference } from '@/shared/storage/device/preferences'
import { Stack } from '@/shared/ui/box/layout'
import { CheckField } from '@/shared/ui/form/check-field'
import { Dialog } from '@/shared/ui/overlay/dialog'
import classes from './busqueda.module.css'

const KEYS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['Ctrl K'], 'Buscar, ir a una página o hacer algo'],
  [['/'], 'Buscar en la lista'],
  [['n'], 'Abrir el formulario de un registro nuevo'],
  [['↓', '↑'], 'Pasar de una fila a otra'],
  [['Enter'], 'Abrir lo que tiene el foco'],
  [['Esc'], 'Cerrar la ventana abierta'],
  [['Alt T'], 'Ir al aviso más nuevo, por ejemplo para deshacer'],
  [['?'], 'Ver esta ayuda'],
]

/** All keys of the panel, and the switch for those that need no other key beside them. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [on, setOn] = useState(() => !readPreferences().sinTeclas)
  const turn = (next: boolean) => {
    setPreference('sinTeclas', !next)
    setOn(next)
  }
  return (
    <Dialog onClose={onClose} title="Atajos de teclado">
      <Stack>
        <dl className={classes.shortcuts}>
          {KEYS.map(([keys, what]) => (
            <div key={what}>
              <dt>
                {keys.map((name) => (
                  <kbd key={name}>{name}</kbd>
                ))}
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <CheckField
          label="Usar / , n y ?"
          description="Apáguelos si dicta al teléfono o los toca sin querer. Esta ventana sigue en Ctrl K, «Atajos de teclado»."
          checked={on}
          onChange={(event) => turn(event.currentTarget.checked)}
        />
      </Stack>
    </Dialog>
  )
}
