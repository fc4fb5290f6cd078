import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useDrawnInstitucion } from '@/entities/configuracion/use-institucion'
import { CLASE_LABELS } from '@/entities/inspecciones/locales'
import { CLASES, type Clase } from '@/entities/inspecciones/options'
import { papelesPara, puntosPara, type Tramite } from '@/entities/inspecciones/tramite'
import { options } from '@/shared/lib/form/options'
import { formatNumber } from '@/shared/lib/moneda'
import { joinNames } from '@/shared/lib/text'
import { Container, Group, Stack } from '@/shared/ui/box/layout'
import { Sheet } from '@/shared/ui/box/sheet'
import { LinkButton } from '@/shared/ui/control/button'
import { lazy } from '@/shared/ui/control/lazy'
import { SelectField } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'
import { PhoneNumber } from '@/site/shell/contact-links'
import { PageHero } from '@/site/shell/page/page-hero'
import { SectionHead } from '@/site/shell/page/section-head'
import classes from './como-sacar.module.css'
import { tramiteQuery } from './tramite-query'

// Who only reads what is asked needs no calculation.
const Cuanto = lazy(() => import('./cuanto').then(({ Cuanto }) => Cuanto))

/** For whom alone it is; false of what is asked of all. */
const soloText = (clases: readonly string[]) =>
  clases.length > 0 &&
  `solo ${joinNames(
    clases.map((clase) => (Object.hasOwn(CLASE_LABELS, clase) ? CLASE_LABELS[clase as Clase] : clase)),
  ).toLowerCase()}`

/** What is looked at, by its groups. Without a class each point says for whom it is. */
function Puntos({ tramite, clase }: { tramite: Tramite; clase: string }) {
  const puntos = puntosPara(tramite, clase)
  return [...new Set(puntos.map(({ grupo }) => grupo))].map((grupo) => (
    <div key={grupo}>
      <h3>{grupo}</h3>
      <ul>
        {puntos
          .filter((punto) => punto.grupo === grupo)
          .map((punto) => (
            <li key={punto.id}>
              {punto.texto}
              <Text component="span" size="sm" dimmed>
                {[
                  '',
                  punto.limite !== undefined &&
                    `${punto.tipo === 'MAXIMO' ? 'máximo' : 'mínimo'} ${formatNumber(punto.limite)} ${punto.unidad}`,
                  punto.articulo,
                  clase === '' && soloText(punto.clases),
                ]
                  .filter((part) => part !== false)
                  .join(' · ')}
              </Text>
            </li>
          ))}
      </ul>
    </div>
  ))
}

function Pasos({ tramite }: { tramite: Tramite }) {
  const [clase, setClase] = useState('')
  return (
    <>
      <SelectField
        label="Qué clase de local es"
        description="Así se ve solo lo que le toca."
        options={[['', 'Todas las clases'], ...options(CLASES, CLASE_LABELS)]}
        value={clase}
        onChange={(event) => setClase(event.currentTarget.value)}
      />
      <Group>
        <LinkButton to="/permisos/pedir" size="lg">
          Pedir el permiso
        </LinkButton>
      </Group>
      <section aria-labelledby="papeles" className={classes.words}>
        <SectionHead id="papeles" title="Los papeles" />
        <ul>
          {papelesPara(tramite, clase).map(({ papel, clases }) => (
            <li key={papel}>
              {papel}
              {clase === '' && clases.length > 0 && (
                <Text component="span" size="sm" dimmed>
                  {` · ${soloText(clases)}`}
                </Text>
              )}
            </li>
          ))}
        </ul>
        <Text size="sm" dimmed>
          Según {tramite.norma} del Reglamento de prevención.
        </Text>
      </section>
      <section aria-labelledby="cuesta" className={classes.words}>
        <SectionHead id="cuesta" title="Lo que cuesta" />
        {tramite.tarifas.length > 0 ? (
          <Sheet pad="wide">
            <Suspense>
              <Cuanto tramite={tramite} clase={clase} />
            </Suspense>
          </Sheet>
        ) : (
          <Text>La brigada no tiene sus tarifas aquí: pregunte en la estación.</Text>
        )}
      </section>
      <section aria-labelledby="mira" className={classes.words}>
        <SectionHead id="mira" title="Lo que mira quien inspecciona" />
        <Puntos tramite={tramite} clase={clase} />
      </section>
    </>
  )
}

function Preguntar() {
  const { nombreInstitucion, telefono, direccion } = useDrawnInstitucion()
  return (
    <Text>
      Pregunte en {nombreInstitucion}, {direccion}, o al <PhoneNumber number={telefono} />. Si ya tiene un
      permiso, <Link to="/permisos/verificar">compruebe si vale</Link>.
    </Text>
  )
}

/** How the permit of premises is asked for: papers, cost and what is inspected, as the brigade has it. */
export function ComoSacarPage() {
  const { data: tramite } = useQuery(tramiteQuery)
  return (
    <>
      <PageHero
        title="Cómo sacar el permiso"
        text="Los papeles, lo que cuesta y lo que se mira en la inspección de un local."
      />
      <Container size="md" page>
        <Stack gap="lg">
          {tramite ? (
            <Pasos tramite={tramite} />
          ) : (
            <Text role="status">
              Este teléfono todavía no lo oyó de la brigada. Conéctese a internet una vez.
            </Text>
          )}
          <Preguntar />
        </Stack>
      </Container>
    </>
  )
}
