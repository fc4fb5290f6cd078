import type { Feature, Sheet } from 'write-excel-file/universal'

/**
 * A sheet with what the library doesn't write: formulas by the address of a cell that has its value already, the area to
 * print, and the row that each printed page repeats.
 */
export type Drawn = {
  sheet: Sheet<Blob>
  name: string
  formulas: ReadonlyMap<string, string>
  area: string
  head?: number
}

/** Writes the formulas beside their values, and makes each sheet print one page wide with its area and head. */
export const onPaper = (drawn: readonly Drawn[]): Feature<Blob> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transformElementAttributes: (tag, attributes) =>
          tag === 'pageSetup' ? { ...attributes, fitToWidth: 1, fitToHeight: 0 } : attributes,
        transform: (xml, _options, { sheetIndex }) => {
          const fitted = xml.replace(
            /<worksheet\b[^>]*>/,
            '$&<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
          )
          return fitted.replace(/(<c r="([A-Z]+\d+)"[^>]*>)(<v>)/g, (cell, open, address, value) => {
            const formula = drawn[sheetIndex]?.formulas.get(address)
            return formula ? `${open}<f>${formula}</f>${value}` : cell
          })
        },
      },
      'xl/workbook.xml': {
        transform: (xml) => {
          const names = drawn.flatMap(({ name, area, head }, index) => [
            `<definedName name="_xlnm.Print_Area" localSheetId="${index}">${name}!${area}</definedName>`,
            ...(head
              ? [
                  `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${name}!$${head}:$${head}</definedName>`,
                ]
              : []),
          ])
          return xml
            .replace(/<definedNames\b[^>]*\/>/, '')
            .replace('</sheets>', `</sheets><definedNames>${names.join('')}</definedNames>`)
        },
      },
    },
  },
})
