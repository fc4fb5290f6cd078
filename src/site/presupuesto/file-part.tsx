import type { Congelado } from '@/entities/presupuesto/cortes/congelado'
import { formatDay, toDay } from '@/shared/lib/fecha'
import { downloadBlob } from '@/shared/lib/file/download'
import { Button } from '@/shared/ui/control/button'
import { Download, Printer } from '@/shared/ui/icon/icons'
import reading from '@/site/shell/reading.module.css'
import classes from './presupuesto.module.css'

/** The frozen file of these figures, with the hash by which anybody checks it, and paper. */
export function FilePart({ corte: { fecha, hecho, texto, sha256 } }: { corte: Congelado }) {
  const name = `presupuesto-corte-${fecha}.csv`
  return (
    <section className={reading.part} aria-labelledby="archivo">
      <h2 id="archivo">Las cifras en un archivo</h2>
      <p>
        Son las del {formatDay(fecha)}, guardadas el {formatDay(toDay(new Date(hecho)))}. La huella SHA-256
        del archivo es <code className={classes.hash}>{sha256}</code>. Para comprobarla:{' '}
        <code>sha256sum {name}</code>.
      </p>
      <div className={reading.actions}>
        <Button
          variant="default"
          leftSection={<Download size={18} aria-hidden />}
          onClick={() => downloadBlob(new Blob([texto], { type: 'text/csv;charset=utf-8' }), name)}
        >
          Descargar CSV
        </Button>
        <Button
          variant="default"
          leftSection={<Printer size={18} aria-hidden />}
          onClick={() => window.print()}
        >
          Imprimir o guardar PDF
        </Button>
      </div>
    </section>
  )
}
