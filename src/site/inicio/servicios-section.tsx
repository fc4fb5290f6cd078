import { SERVICIOS_SIN_REVISAR, seAfirma } from '@/entities/sitio/revision'
import { type ServicioCatalogo, serviciosDe } from '@/entities/sitio/servicios'
import { useDrawnSitio } from '@/entities/sitio/use-sitio'
import { TIPO_SERVICIO_LABELS, TIPOS_SERVICIO, type TipoServicio } from '@/shared/lib/tipos-servicio'
import { ClipboardCheck, TriangleAlert } from '@/shared/ui/icon/icons'
import { OnwardLink } from '@/site/shell/onward-link'
import { SectionHead } from '@/site/shell/page/section-head'
import { HomeSection, useTextos } from './home-section'
import { ReportBand } from './report-band'
import classes from './servicios-section.module.css'

/** The site's drawing for a kind of service; two kinds have none and get an icon. */
const ART: Partial<Record<TipoServicio, string>> = {
  RESCATE: '/img/galeria-4.svg',
  INCENDIO: '/img/galeria-2.svg',
  FLUVIAL: '/img/galeria-3.svg',
  CAPACITACION: '/img/galeria-5.svg',
}

function Kind({ tipo, servicios }: { tipo: TipoServicio; servicios: ServicioCatalogo[] }) {
  const Icon = tipo === 'PREVENCION' ? ClipboardCheck : TriangleAlert
  const art = ART[tipo]
  return (
    <li className={classes.kind} data-art={art !== undefined}>
      {art ? (
        <img src={art} alt="" width={1200} height={800} loading="lazy" decoding="async" />
      ) : (
        <Icon size={40} aria-hidden />
      )}
      <div className={classes.words}>
        <h3>{TIPO_SERVICIO_LABELS[tipo]}</h3>
        <ul>
          {servicios.map(({ id, nombre }) => (
            <li key={id}>{nombre}</li>
          ))}
        </ul>
      </div>
    </li>
  )
}

/** The services by kind (spec §2.3, 3); /servicios describes each. */
export function ServiciosSection() {
  const sitio = useDrawnSitio()
  const all = serviciosDe(sitio)
  const { sobreServicios, tituloServicios, lemaServicios } = useTextos()
  // The usual sentence counts fifteen services, at all hours.
  const own = sitio.lemaServicios !== undefined || seAfirma(sitio, 'servicios')
  const kinds = TIPOS_SERVICIO.map((tipo) => ({
    tipo,
    servicios: all.filter((servicio) => servicio.tipo === tipo),
  })).filter(({ servicios }) => servicios.length > 0)
  return (
    <HomeSection id="servicios" tone="white">
      <SectionHead
        id="servicios-titulo"
        kicker={sobreServicios}
        title={tituloServicios}
        lead={own ? lemaServicios : SERVICIOS_SIN_REVISAR}
      >
        <OnwardLink to="/servicios" variant="default" size="md">
          Ver todos los servicios
        </OnwardLink>
      </SectionHead>
      <ul className={classes.kinds}>
        {kinds.map((kind) => (
          <Kind key={kind.tipo} {...kind} />
        ))}
      </ul>
      <ReportBand />
    </HomeSection>
  )
}
