import { DecisionRows } from './parts/decision-rows';
import { PanelSection } from './parts/panel-section';

export function SurfacesPanel() {
  return (
    <>
      <PanelSection title="Surfaces">
        <DecisionRows group="surfaces" />
        <DecisionRows group="accents" />
      </PanelSection>
      <PanelSection title="Text levels">
        <DecisionRows group="levels" hasNotes />
      </PanelSection>
      <PanelSection title="Type">
        <DecisionRows group="type" />
      </PanelSection>
      <PanelSection title="Shape">
        <DecisionRows group="shape" />
      </PanelSection>
    </>
  );
}
