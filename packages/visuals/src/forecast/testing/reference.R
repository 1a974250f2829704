# Forecasts of textbook series by R's package forecast, beside which ours are tested.
# Debian: apt install r-cran-forecast; then Rscript reference.R > reference.json
suppressMessages(library(forecast))

monthly <- list(
  AirPassengers = AirPassengers, USAccDeaths = USAccDeaths, ldeaths = ldeaths,
  nottem = window(nottem, start = c(1930, 1)), co2 = window(co2, start = c(1985, 1))
)
quarterly <- list(UKgas = UKgas, JohnsonJohnson = JohnsonJohnson)
yearly <- list(Nile = Nile, LakeHuron = LakeHuron)

number <- function(x) format(signif(x, 8), digits = 8, scientific = FALSE, trim = TRUE)
numbers <- function(x) paste0("[", paste(number(x), collapse = ", "), "]")

describe <- function(name, series, season, ahead, log) {
  values <- if (log) log(series) else series
  model <- if (season > 1) "AAA" else "AAN"
  fitted <- ets(values, model = model, damped = TRUE, opt.crit = "lik")
  cast <- forecast(fitted, h = ahead, level = c(50, 80, 95))
  back <- if (log) exp else identity
  upper <- back(cast$upper)
  lower <- back(cast$lower)
  cat("  {\n")
  cat(sprintf('    "name": "%s", "season": %d, "isLog": %s,\n', name, season, tolower(log)))
  cat('    "squares": ', number(sum(residuals(fitted)^2)), ",\n", sep = "")
  cat('    "values": ', numbers(as.numeric(series)), ",\n", sep = "")
  cat('    "mean": ', numbers(as.numeric(back(cast$mean))), ",\n", sep = "")
  for (i in 1:3) {
    cat(sprintf('    "low%d": ', c(50, 80, 95)[i]), numbers(as.numeric(lower[, i])), ",\n", sep = "")
    cat(sprintf('    "high%d": ', c(50, 80, 95)[i]), numbers(as.numeric(upper[, i])), sep = "")
    cat(if (i < 3) ",\n" else "\n")
  }
  cat("  }")
}

cases <- list()
for (name in names(monthly)) cases[[name]] <- list(monthly[[name]], 12, 24)
for (name in names(quarterly)) cases[[name]] <- list(quarterly[[name]], 4, 8)
for (name in names(yearly)) cases[[name]] <- list(yearly[[name]], 0, 10)
logs <- c("AirPassengers", "UKgas", "JohnsonJohnson")

cat("[\n")
for (i in seq_along(cases)) {
  case <- cases[[i]]
  name <- names(cases)[i]
  describe(name, case[[1]], case[[2]], case[[3]], name %in% logs)
  cat(if (i < length(cases)) ",\n" else "\n")
}
cat("]\n")
