import { Callout } from '@/shared/ui/box/callout'
import { Text } from '@/shared/ui/text/text'
import classes from './mi.module.css'

/** An iPhone's icon shares nothing with Safari: a code that is used here lets in Safari alone. `codigo` as it was typed or came. */
export const IphoneFirst = ({ codigo }: { codigo: string }) => (
  <Callout color="orange" role="status" title="En un iPhone no use el código aquí">
    <Text>
      Safari y el icono no comparten nada, y el código sirve una sola vez. Si entra aquí, el icono no tendrá
      acceso, y en Safari el teléfono no puede avisarle.
    </Text>
    <ol className={classes.others}>
      <li>
        Anote el código{codigo && ':'} {codigo && <strong>{codigo}</strong>}
      </li>
      <li>Toque Compartir y «Agregar a inicio».</li>
      <li>Abra la aplicación por el icono: arriba dice «¿Es de la brigada?». Tóquelo.</li>
      <li>Escriba ahí el código otra vez.</li>
    </ol>
  </Callout>
)
