import { useDrawnInstitucion } from '@/entities/configuracion/use-institucion'
import { internationalDigits, whatsAppLink } from '@/shared/lib/phone'
import { firstTel } from '@/shared/lib/url'
import { Callout } from '@/shared/ui/box/callout'
import classes from './reportar.module.css'

/** What to do where the browser runs no script: the form can neither keep nor send anything. */
export function WithoutScript() {
  const { telefono, whatsapp } = useDrawnInstitucion()
  const tel = firstTel(telefono)
  return (
    <noscript>
      <Callout
        color="red"
        title="Aquí el formulario no funciona: su navegador no tiene JavaScript"
        role="status"
      >
        <ul className={classes.ways}>
          <li>
            <a href="tel:911">Emergencia: llame al 911</a>
          </li>
          {tel && (
            <li>
              <a href={tel}>Llame a la estación: {telefono}</a>
            </li>
          )}
          {internationalDigits(whatsapp) && (
            <li>
              <a href={whatsAppLink('', whatsapp)}>Escriba al WhatsApp de la estación: {whatsapp}</a>
            </li>
          )}
          <li>
            <a href="/contacto">Otros datos de la estación</a>
          </li>
        </ul>
      </Callout>
    </noscript>
  )
}
