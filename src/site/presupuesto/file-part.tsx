import { useDrawnInstitucion } from '@/entities/configuracion/use-institucion'
import { archivoDeCorte, type Congelado } from '@/entities/presupuesto/cortes/congelado'
import { CAMPOS_CORTE, CAMPOS_CSV, filasDe } from '@/entities/presupuesto/cortes/corte-filas'
import { formatDay, toDay } from '@/shared/lib/fecha'
import { downloadBlob } from '@/shared/lib/file/download'
import { LICENCIA } from '@/shared/lib/ley/datos-abiertos'
import { Button } from '@/shared/ui/control/button'
import { Download, Printer } from '@/shared/ui/icon/icons'
import reading from '@/site/shell/page/reading.module.css'
import { Diccionario } from '@/site/shell/publicado/diccionario'
import { LicenciaLine } from '@/site/shell/publicado/licencia-line'
import classes from './presupuesto.module.css'

/** The frozen file of these figures, with the hash by which anybody checks it, the same as JSON, and paper. */
export function FilePart({ corte }: { corte: Congelado }) {
  const { ejercicio, fecha, hecho, texto, sha256 } = corte
  const { nombreInstitucion } = useDrawnInstitucion()
  const name = archivoDeCorte(corte)
  const download = (text: string, type: string, ending: string) =>
    downloadBlob(new Blob([text], { type }), `${name}.${ending}`)
  const json = () =>
    JSON.stringify({
      ...{ titulo: `Presupuesto ${ejercicio}`, institucion: nombreInstitucion, ejercicio, fecha, hecho },
      sha256_csv: sha256,
      licencia: LICENCIA,
      diccionario: CAMPOS_CORTE,
      filas: filasDe(texto),
    })
  return (
    <section className={reading.part} aria-labelledby="archivo">
      <h2 id="archivo">Las cifras en un archivo</h2>
      <p>
        Son las del {formatDay(fecha)}, guardadas el {formatDay(toDay(new Date(hecho)))}. La huella SHA-256
        del archivo CSV es <code className={classes.hash}>{sha256}</code>. Para comprobarla:{' '}
        <code>sha256sum {name}.csv</code>.
      </p>
      <p>
        <LicenciaLine />
      </p>
      <div className={reading.actions}>
        <Button
          variant="default"
          leftSection={<Download size={18} aria-hidden />}
          onClick={() => download(texto, 'text/csv;charset=utf-8', 'csv')}
        >
          Descargar CSV
        </Button>
        <Button
          variant="default"
          leftSection={<Download size={18} aria-hidden />}
          onClick={() => download(json(), 'application/json', 'json')}
        >
          Descargar JSON
        </Button>
        <Button
          variant="default"
          leftSection={<Printer size={18} aria-hidden />}
          onClick={() => window.print()}
        >
          Imprimir o guardar PDF
        </Button>
      </div>
      <details className={`${reading.details} ${classes.dictionary}`}>
        <summary>Qué es cada campo del archivo</summary>
        <Diccionario campos={CAMPOS_CSV} />
      </details>
    </section>
  )
}
