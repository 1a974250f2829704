import type { VisualName } from '../visuals';
import { resizeText, type Cards, type Ink } from './ink';
import { buildText } from './parts';

/** Builds the styles of cards, KPI and gauge, which show one large figure. */
export function buildFigureStyles(ink: Ink): Partial<Record<VisualName, Cards>> {
  const { callout, header, label, radius } = ink;
  return {
    card: {
      labels: [{ color: ink.first, ...buildText(callout), labelDisplayUnits: 0 }],
      categoryLabels: [{ show: true, color: ink.second, ...buildText(label) }],
      wordWrap: [{ show: true }],
    },
    cardVisual: buildNewCard(ink),
    multiRowCard: {
      card: [
        {
          barShow: true,
          barColor: ink.accent,
          barWeight: 3,
          cardPadding: 12,
          cardBackground: ink.card,
          outlineColor: ink.third,
          outlineStyle: 0,
          outlineWeight: 1,
        },
      ],
      cardTitle: [{ color: ink.first, ...buildText(ink.title) }],
      dataLabels: [{ color: ink.first, ...buildText(resizeText(callout, -callout.size / 2)) }],
      categoryLabels: [{ show: true, color: ink.second, ...buildText(label) }],
    },
    kpi: {
      indicator: [
        {
          ...buildText(callout),
          fontColor: ink.first,
          horizontalAlignment: 'left',
          verticalAlignment: 'middle',
          showIcon: true,
          iconSize: header.size,
          indicatorDisplayUnits: 0,
        },
      ],
      status: [
        {
          direction: 'Positive',
          goodColor: ink.good,
          neutralColor: ink.neutral,
          badColor: ink.bad,
        },
      ],
      trendline: [{ show: true, transparency: 80 }],
      goals: [
        {
          showGoal: true,
          goalFontColor: ink.second,
          goalFontFamily: label.family,
          fontSize: label.size,
          bold: label.bold,
          titleFontSize: label.size,
          titleBold: label.bold,
          showDistance: true,
          distanceLabel: 'Percent',
          distanceFontColor: ink.second,
          distanceFontFamily: label.family,
        },
      ],
      lastDate: [
        {
          show: true,
          lastDateFontColor: ink.fourth,
          lastDateFontFamily: label.family,
          fontSize: label.size,
          bold: label.bold,
        },
      ],
    },
    gauge: {
      calloutValue: [
        {
          show: true,
          color: ink.first,
          fontFamily: callout.family,
          bold: callout.bold,
          labelDisplayUnits: 0,
        },
      ],
      labels: [{ show: true, color: ink.fourth, ...buildText(label), labelDisplayUnits: 0 }],
      target: [{ show: true, color: ink.second, ...buildText(label), labelDisplayUnits: 0 }],
      dataPoint: [{ fill: ink.accent, target: ink.first }],
    },
  };

  function buildNewCard({ d }: Ink): Cards {
    const corners = { rectangleRoundedCurve: radius, rectangleRoundedCurveCustomStyle: false };
    return {
      value: [
        {
          $id: 'default',
          show: true,
          fontColor: ink.first,
          ...buildText(callout),
          labelDisplayUnits: 0,
          horizontalAlignment: 'left',
          transparency: 0,
          textWrap: false,
        },
      ],
      label: [
        {
          $id: 'default',
          show: true,
          fontColor: ink.second,
          ...buildText(label),
          horizontalAlignment: 'left',
          matchValueAlignment: true,
          position: 'aboveValue',
          transparency: 0,
          textWrap: true,
        },
      ],
      accentBar: [
        {
          $id: 'default',
          show: true,
          color: ink.accent,
          position: 'Left',
          width: 3,
          transparency: 0,
        },
      ],
      layout: [
        {
          $id: 'default',
          style: 'Cards',
          backgroundShow: false,
          backgroundFillColor: ink.card,
          backgroundTransparency: 0,
          cellPadding: 12,
          paddingUniform: 12,
          paddingIndividual: false,
          gridlineColor: ink.third,
          gridlineWidth: 1,
          borderColor: ink.third,
          borderWidth: 1,
          alignment: 'left',
          ...corners,
        },
      ],
      cardCalloutArea: [
        {
          show: false,
          backgroundFillColor: ink.card,
          backgroundTransparency: 0,
          paddingUniform: 0,
          ...corners,
        },
      ],
      fillCustom: [{ $id: 'default', show: true, fillColor: ink.card, transparency: 0 }],
      outline: [{ $id: 'default', show: false, lineColor: ink.third, weight: 1, transparency: 0 }],
      shadowCustom: [
        { $id: 'default', show: false, color: ink.first, shadowBlur: 6, transparency: 85 },
      ],
      glowCustom: [{ $id: 'default', show: false, color: ink.accent, transparency: 60 }],
      divider: [
        {
          $id: 'default',
          show: true,
          dividerColor: ink.third,
          dividerLineStyle: 'solid',
          dividerWidth: 1,
          dividerTransparency: 0,
        },
      ],
      grid: [{ show: d.hasBorder, color: ink.third, style: 'solid', width: 1, transparency: 0 }],
      padding: [{ $id: 'default', paddingUniform: 12, paddingIndividual: false }],
      spacing: [{ $id: 'default', verticalSpacing: 2 }],
      shapeCustomRectangle: [{ $id: 'default', tileShape: 'rectangleRoundedByPixel', ...corners }],
      image: [{ $id: 'default', position: 'Left', padding: 12, fit: 'Normal', fixedSize: false }],
      ...buildReferenceLabels(corners),
      ...buildSmallMultiples(corners),
    };
  }

  function buildReferenceLabels(corners: { rectangleRoundedCurve: number }): Cards {
    return {
      referenceLabel: [
        {
          $id: 'default',
          backgroundShow: true,
          backgroundColor: ink.secondary,
          backgroundTransparency: 0,
          paddingUniform: 8,
          ...corners,
        },
      ],
      referenceLabelTitle: [
        {
          $id: 'default',
          show: true,
          titleFontColor: ink.second,
          titleFontFamily: label.family,
          titleFontSize: label.size,
          titleBold: label.bold,
          titleTransparency: 0,
        },
      ],
      referenceLabelValue: [
        {
          $id: 'default',
          show: true,
          valueFontColor: ink.first,
          valueFontFamily: header.family,
          valueFontSize: header.size,
          valueBold: header.bold,
          valueTransparency: 0,
        },
      ],
      referenceLabelDetail: [
        {
          $id: 'default',
          show: true,
          detailFontColor: ink.second,
          detailBackgroundColor: ink.secondary,
          detailFontFamily: label.family,
          detailFontSize: label.size,
          detailBold: label.bold,
          detailTransparency: 0,
        },
      ],
      referenceLabelLayout: [{ position: 'below', style: 'sentence', arrangement: 'rows' }],
    };
  }

  function buildSmallMultiples(corners: { rectangleRoundedCurve: number }): Cards {
    return {
      smallMultiplesHeader: [
        {
          $id: 'default',
          backgroundShow: true,
          backgroundColor: ink.secondary,
          backgroundTransparency: 0,
          fontColor: ink.first,
          ...buildText(header),
          paddingUniform: 8,
          textWrap: true,
        },
      ],
      smallMultiplesLayout: [{ style: 'Cards', cellPadding: 12, headerPosition: 'Top' }],
      smallMultiplesGrid: [
        {
          gridlineShow: true,
          gridlineColor: ink.third,
          gridlineStyle: 'solid',
          gridlineWidth: 1,
          gridlineTransparency: 0,
        },
      ],
      smallMultiplesBorder: [
        {
          $id: 'default',
          gridlineShow: false,
          gridlineColor: ink.third,
          gridlineStyle: 'solid',
          gridlineWidth: 1,
          gridlineTransparency: 0,
        },
      ],
      smallMultiplesOuterShape: [{ $id: 'default', ...corners }],
      smallMultiplesCellBackGround: [
        { backgroundShow: true, backgroundFillColor: ink.card, backgroundTransparency: 0 },
      ],
      smallMultiplesAccentBar: [{ show: false, color: ink.accent, position: 'Left', width: 3 }],
    };
  }
}
