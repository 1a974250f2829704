import type { VisualName } from '../visuals';
import type { Cards, Ink } from './ink';
import { buildText } from './parts';

/** Lines around a cell: 0 none, 1 bottom, 2 top. */
const NONE = 0;
const BELOW = 1;
const ABOVE = 2;

/** Builds the styles of the table and the matrix. */
export function buildTableStyles(ink: Ink): Partial<Record<VisualName, Cards>> {
  const columnHeaders = {
    fontColor: ink.first,
    backColor: ink.card,
    ...buildText(ink.header),
    alignment: 'Auto',
    outlineStyle: BELOW,
    outlineColor: ink.tableAccent,
    outlineWeight: 2,
    wordWrap: true,
    autoSizeColumnWidth: true,
  };
  const values = {
    ...buildText(ink.label),
    fontColorPrimary: ink.first,
    backColorPrimary: ink.card,
    fontColorSecondary: ink.first,
    backColorSecondary: ink.band,
    outlineStyle: NONE,
    outlineColor: ink.third,
    outlineWeight: 1,
    urlIcon: false,
    wordWrap: false,
  };
  const total = {
    fontColor: ink.first,
    backColor: ink.card,
    ...buildText(ink.header),
  };
  const subtotal = { ...total, applyToHeaders: true };
  const shared: Cards = {
    grid: [
      {
        gridHorizontal: true,
        gridHorizontalColor: ink.third,
        gridHorizontalWeight: 1,
        gridVertical: false,
        gridVerticalColor: ink.third,
        gridVerticalWeight: 1,
        rowPadding: 4,
        textSize: ink.label.size,
        outlineColor: ink.third,
        outlineStyle: NONE,
        outlineWeight: 1,
        imageHeight: 32,
      },
    ],
    columnFormatting: [{ styleHeader: false, styleTotal: false, styleValues: true }],
    sparklines: [
      {
        chartType: 'line',
        dataColor: ink.accent,
        markerColor: ink.accent,
        markerShape: 'circle',
        markerSize: 4,
        strokeWidth: 2,
      },
    ],
  };
  return {
    tableEx: {
      ...shared,
      columnHeaders: [columnHeaders],
      values: [values],
      total: [
        {
          ...total,
          totals: true,
          outlineStyle: ABOVE,
          outlineColor: ink.fourth,
          outlineWeight: 1,
        },
      ],
    },
    pivotTable: {
      ...shared,
      general: [{ layout: 'Compact' }],
      columnHeaders: [{ ...columnHeaders, titleAlignment: 'Auto' }],
      rowHeaders: [
        {
          fontColor: ink.first,
          backColor: ink.card,
          ...buildText(ink.label),
          alignment: 'Left',
          outlineStyle: NONE,
          outlineColor: ink.third,
          outlineWeight: 1,
          showExpandCollapseButtons: true,
          expandCollapseButtonsColor: ink.second,
          expandCollapseButtonsSize: ink.label.size,
          legacyStyleDisabled: true,
          stepped: true,
          steppedLayoutIndentation: 12,
          wordWrap: false,
        },
      ],
      values: [{ ...values, bandedRowHeaders: true, valuesOnRow: false }],
      subTotals: [
        {
          $id: 'Row',
          rowSubtotals: true,
          rowSubtotalsPosition: 'Top',
          ...subtotal,
        },
        { $id: 'Column', columnSubtotals: true, ...subtotal },
      ],
      rowTotal: [subtotal],
      columnTotal: [subtotal],
      total: [subtotal],
      blankRows: [
        {
          showBlankRows: false,
          blankRowColor: ink.card,
          blankRowTransparency: 0,
          showBorder: false,
          borderColor: ink.third,
          borderWidth: 1,
        },
      ],
    },
  };
}
