import { PrintedPaper, Signatures } from '@/admin/ui/print/printed-paper'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { numbered } from '@/shared/lib/numbered'
import { QrCode } from '@/shared/ui/share/qr-code'
import classes from './recuperacion.module.css'

/** The sheet for the safe. It shows only on paper. */
export function PrintedKey({ words }: { words: readonly string[] }) {
  const institucion = useInstitucion()
  return (
    <PrintedPaper
      institucion={institucion}
      title="Clave de recuperación"
      subject="Guárdese en la caja fuerte"
    >
      {() => (
        <>
          <p>
            Con estas doce palabras, en este orden, y el archivo que guarda cualquiera de los equipos
            custodios, una central nueva vuelve a tener los registros, las cuentas y las fotografías de la
            brigada. Sin ellas nadie puede abrir esas copias: ni la central las tiene escritas.
          </p>
          <ol className={classes.printed}>
            {numbered(words).map(({ place, value }) => (
              <li key={place}>
                <b>{value}</b>
              </li>
            ))}
          </ol>
          <div className={classes.printedCode}>
            <QrCode text={words.join(' ')} label="Las doce palabras" lasting />
          </div>
          <h2>Cómo se usa</h2>
          <ol>
            <li>
              En un equipo custodio: Panel → Central → «Guardar en un archivo». Lleve ese archivo a la máquina
              nueva.
            </li>
            <li>En la máquina nueva, encienda la central (npm start) y abra su dirección.</li>
            <li>
              Acceso al Sistema → «¿Le dieron un código?» → «Ya teníamos una central: reponer su copia».
              Escriba el código que muestra la consola y elija el archivo.
            </li>
            <li>
              Ahí mismo lea el código de esta hoja con la cámara, o escriba las doce palabras: los acentos y
              las mayúsculas no importan.
            </li>
          </ol>
          <p>
            Fuera de eso no la fotografíe, y no la envíe: quien tenga las palabras y una copia lee todo. Si
            esta hoja se pierde, haga otra clave en Configuración → Central. Las copias hechas antes de una
            clave nueva se abren solo con la de antes: guarde ambas hojas hasta que cada custodio tenga una
            copia nueva.
          </p>
          <Signatures of={['La hizo', 'La guarda']} />
        </>
      )}
    </PrintedPaper>
  )
}
