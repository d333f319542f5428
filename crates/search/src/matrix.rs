//! Small square matrices, row by row.

/// The product of two square matrices.
pub(crate) fn product(left: &[Vec<f64>], right: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let entry = |row: &Vec<f64>, column: usize| row.iter().zip(right).map(|(entry, other)| entry * other[column]).sum();
    left.iter().map(|row| (0..right.len()).map(|column| entry(row, column)).collect()).collect()
}

/// The inverse of a symmetric positive matrix without the rows and columns that are held fast; these are 0.
pub(crate) fn inverse(matrix: &[Vec<f64>], fast: &[bool]) -> Vec<Vec<f64>> {
    let size = matrix.len();
    let free: Vec<usize> = (0..size).filter(|&index| !fast[index]).collect();
    let mut rows: Vec<Vec<f64>> = free
        .iter()
        .map(|&row| {
            let identity = free.iter().map(|&column| f64::from(u8::from(column == row)));
            free.iter().map(|&column| matrix[row][column]).chain(identity).collect()
        })
        .collect();
    for pivot in 0..free.len() {
        let best =
            (pivot..free.len()).max_by(|&one, &other| rows[one][pivot].abs().total_cmp(&rows[other][pivot].abs()));
        rows.swap(pivot, best.expect("at least the pivot itself"));
        let scale = rows[pivot][pivot];
        rows[pivot].iter_mut().for_each(|entry| *entry /= scale);
        let top = rows[pivot].clone();
        for (index, row) in rows.iter_mut().enumerate() {
            let factor = row[pivot];
            if index != pivot && factor != 0.0 {
                row.iter_mut().zip(&top).for_each(|(entry, above)| *entry -= factor * above);
            }
        }
    }
    let mut inverse = vec![vec![0.0; size]; size];
    for (row, &bot) in rows.iter().zip(&free) {
        for (column, &other) in free.iter().enumerate() {
            inverse[bot][other] = row[free.len() + column];
        }
    }
    inverse
}
