import { centralMark, hasCentral } from '@/access/central/mark'

/** The privacy page in four lines. */
export function Summary() {
  const central = hasCentral()
  return (
    <ul>
      {central ? (
        <>
          {centralMark() === 'muestra' && (
            <li>
              Este sitio está en modo de muestra: lo que envíe lo puede leer cualquiera que lo pruebe, y
              ninguna estación lo atiende. No escriba datos de verdad.
            </li>
          )}
          <li>
            La institución tiene su propia central: a ella llegan los reportes, mensajes, solicitudes y
            preguntas que usted envía. Lo demás que escribe se queda en su navegador.
          </li>
          <li>
            No hay publicidad ni cookies de terceros. La central cuenta cuántas veces se abre cada página, sin
            guardar quién la abrió ni desde dónde.
          </li>
        </>
      ) : (
        <>
          <li>Este sitio no tiene servidor propio: lo que usted escribe se queda en su navegador.</li>
          <li>No hay publicidad, ni estadísticas de visitas, ni cookies de terceros.</li>
        </>
      )}
      <li>Nada sale de su dispositivo si usted no lo {central ? 'envía o comparte' : 'comparte'}.</li>
      <li>
        {central
          ? 'Puede borrar lo de su navegador cuando quiera, y pedir que se borre lo que envió.'
          : 'Puede borrarlo todo cuando quiera.'}
      </li>
    </ul>
  )
}
