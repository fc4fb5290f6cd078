import { useCifras } from '@/entities/sitio/use-cifras'
import { FigureNote } from '@/site/shell/page/figure-note'
import { SectionHead } from '@/site/shell/page/section-head'
import classes from './cifras.module.css'
import { ContactoSection } from './contacto-section'
import { EquipoPreview } from './equipo-preview'
import { GaleriaPreview } from './galeria-preview'
import { Hero } from './hero'
import { HomeSection, useTextos } from './home-section'
import { Mision } from './mision'
import { ServiciosSection } from './servicios-section'

const CIFRAS = [
  ['atenciones', 'Emergencias atendidas'],
  ['activos', 'Personal activo'],
  ['vehiculos', 'Vehículos operativos'],
  ['ejecucion', 'Ejecución presupuestaria'],
] as const

/** 'Estadísticas 2024' (spec §2.3, 4): the figures that somebody wrote or the app counts; no section without any. */
function Cifras() {
  const { anio, cifra, nota } = useCifras()
  const { sobreCifras, tituloCifras, lemaCifras } = useTextos()
  const shown = CIFRAS.filter(([id]) => cifra(id))
  if (shown.length === 0) return null
  return (
    <HomeSection id="estadisticas" tone="night">
      <div className={classes.head}>
        <SectionHead
          id="estadisticas-titulo"
          kicker={sobreCifras}
          title={`${tituloCifras} ${anio}`}
          lead={lemaCifras}
        />
      </div>
      <dl className={classes.figures}>
        {shown.map(([id, label]) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{cifra(id)}</dd>
            {nota(id) && <FigureNote>{nota(id)}</FigureNote>}
          </div>
        ))}
      </dl>
    </HomeSection>
  )
}

/** The seven sections of spec §2.3, in its order. */
export function InicioPage() {
  return (
    <>
      <Hero />
      <Mision />
      <ServiciosSection />
      <Cifras />
      <GaleriaPreview />
      <EquipoPreview />
      <ContactoSection />
    </>
  )
}
