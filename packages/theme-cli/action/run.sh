#!/usr/bin/env bash
# Checks the theme and the report, puts the one on the other and sums up what changes. Every part runs, so that one run
# tells everything; the worst of them decides how it ends.
set -uo pipefail

summary="$RUNNER_TEMP/flexa-theme.md"
changes="$RUNNER_TEMP/flexa-theme.json"
: > "$summary"
worst=0
flexa() {
  npx --yes --package "$PACKAGE" flexa-theme "$@"
  local code=$?
  if [ "$code" -gt "$worst" ]; then worst=$code; fi
}

changed=false
mkdir -p "$RESULTS"
check() {
  flexa check "$1" --fail-on "$FAIL_ON" --summary "$summary" --html "$RESULTS/accessibility.html" --format sarif > "$RESULTS/flexa-theme.sarif"
}
if [ -n "$THEME" ]; then
  check "$THEME"
  options=(--theme "$THEME" --kinds "$KINDS" --pictures "$RESULTS" --summary "$summary")
  if [ "$ALL" = true ]; then options+=(--all); fi
  if [ "$KEEP_TEXT" = true ]; then options+=(--keep-text); fi
  if [ "$DRY_RUN" != false ]; then options+=(--dry-run); fi
  flexa retheme "$REPORT" "${options[@]}" --json > "$changes"
  changed=$(node -p 'JSON.parse(fs.readFileSync(process.argv[1])).files?.length > 0' "$changes")
else
  check "$REPORT"
fi
flexa debt "$REPORT" --min-score "$MIN_SCORE" --summary "$summary"

echo "changed=$changed" >> "$GITHUB_OUTPUT"
cat "$summary" >> "$GITHUB_STEP_SUMMARY"
exit "$worst"
